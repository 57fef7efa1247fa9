import { BUSINESS, phoneLink } from '../content/business.ts';
import { FORM_TEXTS } from '../content/form.ts';
import { SITE } from '../content/site.ts';
import type { Texts } from '../form/controls.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import textStyles from '../ui/text.module.css';
import { contactMessage, mailLink, whatsAppLink } from './contact-message.ts';
import styles from './contact-options.module.css';

const TEXTS = FORM_TEXTS.contactOptions;
const HIDDEN_PREFIX = <span className={textStyles.hidden}>{TEXTS.hiddenPrefix} </span>;
/** The country code is split off, because the narrowest windows hide it. */
const [, country = '', number] = /^(\+\d+\s)?(.*)$/.exec(BUSINESS.phone) ?? [];

interface ContactOptionsProps {
  choices: Texts;
}

/** Phone, WhatsApp and email, always in view. The WhatsApp and email links contain what has been typed. */
export function ContactOptions({ choices }: ContactOptionsProps) {
  const message = contactMessage(choices);
  return (
    <p className={styles.options} data-links>
      <span>{TEXTS.question}</span>
      <a href={phoneLink(BUSINESS.phone)}>
        <span>{country}</span>
        {number}
      </a>
      {' · '}
      <NewTabLink href={whatsAppLink(BUSINESS.whatsapp, message)} hint={SITE.newTab}>
        {HIDDEN_PREFIX}
        {TEXTS.whatsApp}
      </NewTabLink>
      {' · '}
      <a href={mailLink(BUSINESS.email, message)}>
        {HIDDEN_PREFIX}
        {TEXTS.email}
      </a>
    </p>
  );
}
