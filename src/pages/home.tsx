import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { SERVICES } from '../content/services.ts';
import { HOME } from '../content/site.ts';
import { ContactButton } from '../event-request/contact-button.tsx';
import { Closing } from '../sections/closing.tsx';
import { Hero } from '../sections/hero.tsx';
import { ServiceSection } from '../sections/service-section.tsx';
import type { Ceremony } from '../shared/event-request.ts';
import buttonStyles from '../ui/button.module.css';
import { jumpToSection } from '../ui/jump-to-section.ts';
import { lazyChunk } from '../ui/lazy-chunk.ts';
import { PageMeta } from './page-meta.tsx';

/** The ceremony that the form starts with when it is opened from a section (R-23, U-9). */
const CEREMONY_OF = {
  weddings: 'Boda Religiosa',
  socialEvents: 'Evento Social',
  corporateEvents: 'Evento Corporativo',
} satisfies Record<(typeof SERVICES)[number]['id'], Ceremony>;

export default function HomePage() {
  useJumpToSection();
  return (
    <>
      <PageMeta title={HOME.title} description={HOME.description} path="/" />
      <Hero
        action={<ContactButton className={buttonStyles.button}>{HOME.hero.action}</ContactButton>}
      />
      {SERVICES.map((service, index) => (
        <ServiceSection
          key={service.id}
          service={service}
          number={index + 1}
          action={
            <ContactButton className={buttonStyles.button} ceremony={CEREMONY_OF[service.id]}>
              {service.action}
            </ContactButton>
          }
        />
      ))}
      <Guide />
      <Closing
        action={
          <ContactButton className={buttonStyles.button}>{HOME.closing.action}</ContactButton>
        }
      />
    </>
  );
}

const HomeGuide = lazyChunk('home-guide', () => import('./home-guide.tsx'));

/** The guide of the page as it was built. There is none in a page that was opened elsewhere, or by the development server. */
const builtGuide = import.meta.env.SSR ? null : document.getElementById('guide')?.innerHTML;

/** The built page holds this part, which needs no script: only a visitor who comes from another route fetches its chunk. */
function Guide() {
  if (!builtGuide)
    return (
      <div id="guide">
        <HomeGuide />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page holds already.
  return <div id="guide" dangerouslySetInnerHTML={{ __html: builtGuide }} />;
}

/**
 * A link from another route says in its state which section it meant (S-FTR-7); one from outside the router, by the
 * hash, becomes such a one: the browser alone would put the section's upper edge at the top. Back keeps its own place.
 */
function useJumpToSection() {
  const { hash, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  useEffect(() => {
    const named = SERVICES.find(({ id }) => hash === `#${id}`);
    if (named) navigate('/', { replace: true, state: { section: named.id } });
  }, [hash, navigate]);
  useEffect(() => {
    if (typeof state?.section === 'string' && navigationType !== 'POP')
      jumpToSection(state.section);
  }, [state, navigationType]);
}
