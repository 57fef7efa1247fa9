import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BUSINESS, whatsAppUrl } from '../content/business.ts';
import { DAY_PLAN, DAYS } from '../content/day-plan.ts';
import { SHEET } from '../content/process.ts';
import { SERVICES, type ServiceId } from '../content/services.ts';
import { HOME, SITE } from '../content/site.ts';
import { STUDIO } from '../content/studio.ts';
import {
  ContactButton,
  type ContactButtonProps,
  DEFAULT_GUESTS,
} from '../event-request/contact-button.tsx';
import { jumpTo } from '../loading/jump-to.ts';
import { Closing } from '../sections/closing.tsx';
import { chosenInClosing } from '../sections/closing-sentence.tsx';
import { DayPlan } from '../sections/day-plan.tsx';
import { Hero } from '../sections/hero.tsx';
import { Opinions } from '../sections/opinions.tsx';
import { Process } from '../sections/process.tsx';
import { Questions } from '../sections/questions.tsx';
import { ServiceSection } from '../sections/service-section.tsx';
import { Works } from '../sections/works.tsx';
import type { Ceremony } from '../shared/event-request.ts';
import buttonStyles from '../ui/button.module.css';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { PageMeta } from './page-meta.tsx';

/** The ceremony that each section's button selects. */
const CEREMONY_OF = {
  weddings: 'Boda Religiosa',
  socialEvents: 'Evento Social',
  corporateEvents: 'Evento Corporativo',
} satisfies Record<ServiceId, Ceremony>;

export default function HomePage() {
  // A link of another page has led here.
  const location = useLocation();
  useEffect(() => void jumpTo(location), [location]);
  /** The service whose day the plan shows, and whose proposal the process: chosen in the plan, or by the link to an example. */
  const [chosen, choose] = useState<ServiceId>();
  const planned = DAYS.find(({ id }) => id === chosen);
  return (
    <>
      <PageMeta title={HOME.title} description={HOME.description} path="/" />
      <Hero action={<Action of={HOME.hero} />} />
      {SERVICES.map((service) => (
        <ServiceSection
          key={service.id}
          service={service}
          onExample={() => choose(service.id)}
          action={<Action of={service} ceremony={CEREMONY_OF[service.id]} />}
        />
      ))}
      {DAYS.length > 0 && (
        <DayPlan
          chosenDay={chosen}
          onChooseDay={choose}
          action={(guests) => (
            <Action
              of={DAY_PLAN}
              isSecond
              ceremony={planned && CEREMONY_OF[planned.id]}
              choices={() => guests}
            />
          )}
        />
      )}
      <Process
        service={chosen ?? DAYS[0]?.id ?? 'weddings'}
        action={<ContactButton className={buttonStyles.link}>{SHEET?.action}</ContactButton>}
      />
      {STUDIO.works && <Works works={STUDIO.works} />}
      {STUDIO.opinions && <Opinions {...STUDIO.opinions} />}
      <Questions />
      <Closing
        defaultGuests={DEFAULT_GUESTS}
        action={<Action of={HOME.closing} choices={() => ({ chosen: chosenInClosing() })} />}
      />
    </>
  );
}

interface ActionProps extends Pick<ContactButtonProps, 'ceremony' | 'choices'> {
  of: { action: string; note?: string; whatsApp?: string };
  /** Another part of the section comes first. */
  isSecond?: boolean;
}

/** The button of a section that opens the form. Beside the first and the last one stands who answers. */
function Action({ of: { action, note, whatsApp }, isSecond, ...suggestion }: ActionProps) {
  const { button, outline } = buttonStyles;
  const second = `${button} ${outline}`;
  return (
    <div className={buttonStyles.action}>
      <ContactButton className={isSecond ? second : button} {...suggestion}>
        {action}
      </ContactButton>
      {whatsApp && (
        <NewTabLink href={whatsAppUrl(BUSINESS.whatsapp)} className={second} hint={SITE.newTab}>
          {whatsApp}
        </NewTabLink>
      )}
      {note && <small>{note}</small>}
    </div>
  );
}
