import { Link } from 'react-router-dom';
import { BUSINESS, phoneLink } from '../content/business.ts';
import logo from '../content/logo-silver.svg?no-inline';
import { SERVICES } from '../content/services.ts';
import { SITE } from '../content/site.ts';
import { jumpToSection } from '../ui/jump-to-section.ts';
import { CurrentYear } from './current-year.tsx';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <img src={logo} alt={BUSINESS.name} width="168" height="50" loading="lazy" />
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services" className={styles.heading}>
          {SITE.footer.services}
        </h2>
        <ul className={styles.list}>
          {SERVICES.map(({ id, label }) => (
            <li key={id}>
              {/* On the home page the section is there: jump now. From elsewhere the home page jumps when it arrives. */}
              <Link to={`/#${id}`} onClick={() => jumpToSection(id)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact" className={styles.heading}>
          {SITE.footer.contact}
        </h2>
        <ul className={styles.list}>
          <li>
            <ExternalLink href={BUSINESS.location.mapUrl}>{BUSINESS.location.label}</ExternalLink>
          </li>
          <li>
            <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a>
          </li>
          <li>
            <a href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</a>
          </li>
        </ul>
      </section>
      <nav aria-labelledby="footer-social">
        <h2 id="footer-social" className={styles.heading}>
          {SITE.footer.social}
        </h2>
        <ul className={styles.list}>
          {BUSINESS.social.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink href={url}>{label}</ExternalLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.rights}>
        © <CurrentYear /> {BUSINESS.name}. {SITE.footer.rights}
      </p>
    </footer>
  );
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <span className={styles.spoken}>{SITE.footer.newTab}</span>
    </a>
  );
}
