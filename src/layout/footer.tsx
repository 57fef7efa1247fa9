import { Link } from 'react-router-dom';
import { BUSINESS, phoneLink, whatsAppUrl } from '../content/business.ts';
import logo from '../content/logo-silver.svg?no-inline';
import { SERVICES } from '../content/services.ts';
import { LEGAL_LINKS, SITE } from '../content/site.ts';
import { STUDIO } from '../content/studio.ts';
import { WORKS_IN } from '../content/studio-texts.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';
import { Email } from '../ui/email.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import textStyles from '../ui/text.module.css';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${styles.brand} ${textStyles.screen}`}>
        <img src={logo} alt={BUSINESS.name} loading="lazy" />
      </div>
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact" className={textStyles.label}>
          {SITE.footer.contact}
        </h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: outside a <nav>, without bullets, Safari takes it for no list. */}
        <ul role="list">
          <li>
            <NewTabLink href={BUSINESS.location.mapUrl} hint={SITE.newTab}>
              {BUSINESS.location.label}
            </NewTabLink>
          </li>
          {WORKS_IN && <li>{WORKS_IN}</li>}
          <li>
            <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a>
          </li>
          {STUDIO.hours && <li>{STUDIO.hours}</li>}
          <li>
            <NewTabLink href={whatsAppUrl(BUSINESS.whatsapp)} hint={SITE.newTab}>
              WhatsApp
            </NewTabLink>
          </li>
          <li>
            <a href={`mailto:${BUSINESS.email}`}>
              <Email address={BUSINESS.email} />
            </a>
          </li>
        </ul>
      </section>
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services" className={textStyles.label}>
          {SITE.footer.services}
        </h2>
        <ul>
          {SERVICES.map(({ id, label }) => (
            <li key={id}>
              <Link to={`/#${id}`} discover="none">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {BUSINESS.social.length > 0 && (
        <nav aria-labelledby="footer-social">
          <h2 id="footer-social" className={textStyles.label}>
            {SITE.footer.social}
          </h2>
          <ul>
            {BUSINESS.social.map(({ label, url }) => (
              <li key={label + url}>
                <NewTabLink href={url} hint={SITE.newTab}>
                  {label}
                </NewTabLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.bottom}>
        <p>
          © <CurrentYear />
          {` ${BUSINESS.name}\u00a0· ${SITE.footer.rights}`}
          {SITE.footer.illustrations && ` ${SITE.footer.illustrations}`}
        </p>
        <nav aria-label={SITE.footer.legal}>
          <ul>
            {Object.values(LEGAL_LINKS).map(({ path, label }) => (
              <li key={path}>
                <Link to={path} discover="none">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** The visitor's current year. The prerendered page shows the year of the build until React hydrates. */
function CurrentYear() {
  const isHydrated = useIsHydrated();
  return <>{isHydrated ? new Date().getFullYear() : import.meta.env.BUILD_YEAR}</>;
}
