import type { ReactNode } from 'react';
import type { Service } from '../content/services.ts';
import { Picture } from './picture.tsx';
import styles from './service-section.module.css';

interface ServiceSectionProps {
  service: Service;
  /** Place in the row of services, from 1. */
  number: number;
  action: ReactNode;
}

/** One of the three services. Each has its own composition, chosen by the section's id. */
export function ServiceSection({ service, number, action }: ServiceSectionProps) {
  const { id, label, title, text, includes, picture, drawing } = service;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={styles.section}
      data-service={id}
      tabIndex={-1}
    >
      <Picture picture={picture} className={styles.picture} />
      {drawing && <img {...drawing} alt="" loading="lazy" className={styles.drawing} />}
      <div className={styles.text}>
        <p className={styles.label}>
          {String(number).padStart(2, '0')} · {label}
        </p>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        {includes && (
          <ul className={styles.includes}>
            {includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {action}
      </div>
    </section>
  );
}
