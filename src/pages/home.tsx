import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { jumpTo } from '../browser/jump-to.ts';
import { BUSINESS, whatsAppUrl } from '../content/business.ts';
import { DAY_PLAN, DAYS } from '../content/day-plan.ts';
import { SHEET } from '../content/process.ts';
import { SERVICES, type ServiceId, type WhatsApp } from '../content/services.ts';
import { HOME, SITE } from '../content/site.ts';
import { STUDIO } from '../content/studio.ts';
import { ContactButton, type ContactButtonProps } from '../event-request/contact-button.tsx';
import { draft } from '../event-request/draft.ts';
import { Closing } from '../sections/closing.tsx';
import { ClosingSentence } from '../sections/closing-sentence.tsx';
import { DayPlan } from '../sections/day-plan.tsx';
import { Hero } from '../sections/hero.tsx';
import { Opinions } from '../sections/opinions.tsx';
import { Process } from '../sections/process.tsx';
import { Questions } from '../sections/questions.tsx';
import { ServiceSection } from '../sections/service-section.tsx';
import { Works } from '../sections/works.tsx';
import type { Ceremony } from '../shared/contract.ts';
import buttonStyles from '../ui/button.module.css';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import textStyles from '../ui/text.module.css';
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
  /**
   * The service whose day the plan shows, and whose proposal the
   * process shows: selected in the plan, or by the link to an example.
   */
  const [shownService, showService] = useState<ServiceId>();
  const plannedDay = DAYS.find(({ id }) => id === shownService);
  return (
    <>
      <PageMeta title={HOME.title} description={HOME.description} path="/" />
      <Hero action={<SectionAction texts={HOME.hero} />} />
      {SERVICES.map((service) => (
        <ServiceSection
          key={service.id}
          service={service}
          onExample={() => showService(service.id)}
          action={<SectionAction texts={service} prefill={{ ceremony: CEREMONY_OF[service.id] }} />}
        />
      ))}
      {DAYS.length > 0 && (
        <DayPlan
          shownDay={shownService}
          onShowDay={showService}
          action={(guests) => (
            <SectionAction
              texts={DAY_PLAN}
              prefill={{
                ceremony: plannedDay && CEREMONY_OF[plannedDay.id],
                numberOfGuests: `${guests}`,
                description: plannedDay?.description,
              }}
            />
          )}
        />
      )}
      <Process
        service={shownService ?? DAYS[0]?.id ?? 'weddings'}
        action={<ContactButton className={buttonStyles.link}>{SHEET?.action}</ContactButton>}
      />
      {STUDIO.works && <Works works={STUDIO.works} />}
      {STUDIO.opinions && <Opinions {...STUDIO.opinions} />}
      <Questions />
      <Closing sentence={<ChoicesInSentence />} action={<SectionAction texts={HOME.closing} />} />
    </>
  );
}

const EMPTY_DRAFT = { choices: {} };

/** The closing's sentence and the form show the same choices. */
function ChoicesInSentence() {
  const { choices } = useSyncExternalStore(draft.subscribe, draft.current, () => EMPTY_DRAFT);
  return <ClosingSentence choices={choices} onChoose={draft.choose} />;
}

interface SectionActionProps extends Pick<ContactButtonProps, 'prefill'> {
  texts: { action: string; note?: string; whatsApp?: WhatsApp };
}

/** The button of a section that opens the form, and what stands beside it: WhatsApp, or who answers. */
function SectionAction({ texts, prefill }: SectionActionProps) {
  const { action, note, whatsApp } = texts;
  return (
    <div className={`${buttonStyles.action} ${textStyles.screen}`}>
      <ContactButton className={buttonStyles.button} prefill={prefill}>
        {action}
      </ContactButton>
      {whatsApp && (
        <NewTabLink
          href={`${whatsAppUrl(BUSINESS.whatsapp)}?text=${encodeURIComponent(whatsApp.message)}`}
          className={`${buttonStyles.button} ${buttonStyles.outline}`}
          hint={SITE.newTab}
        >
          {whatsApp.label}
        </NewTabLink>
      )}
      {note && <small>{note}</small>}
    </div>
  );
}
