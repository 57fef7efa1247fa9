import { BUSINESS } from '../content/business.ts';
import { dateInWords } from '../content/calendar.ts';
import { COOKIES } from '../content/legal/cookies.ts';
import { NOTICE } from '../content/legal/notice.ts';
import { PRIVACY } from '../content/legal/privacy.ts';
import type { LegalBlock, LegalDocument, Prose } from '../content/schema/legal.ts';
import { LEGAL } from '../content/site.ts';
import { EVENT_REQUEST_FIELDS, labelOf } from '../shared/event-request.ts';
import { bindShortWords } from '../ui/title.tsx';
import styles from './legal.module.css';
import { PageMeta } from './page-meta.tsx';

export const LEGAL_DOCUMENTS: readonly LegalDocument[] = [NOTICE, PRIVACY, COOKIES];

/** A legal page. It is prerendered and runs no script, so nothing in it may need script (U-13). */
export default function LegalPage({ document }: { document: LegalDocument }) {
  const { path, title, description, updated, intro, sections } = document;
  return (
    <article className={styles.page}>
      <PageMeta title={`${title} · ${BUSINESS.name}`} description={description} path={path} />
      <header className={styles.header}>
        <h1>{bindShortWords(title)}</h1>
        <p className={styles.intro}>
          <Words prose={intro} />
        </p>
        <p className={styles.updated}>
          {LEGAL.updated} <time dateTime={updated}>{dateInWords(new Date(updated))}</time>
        </p>
        <nav className={styles.contents} aria-label={LEGAL.contents}>
          <ol>
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${idOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {sections.map(({ heading, blocks }) => (
        <section key={heading} id={idOf(heading)} className={styles.section}>
          <h2>{bindShortWords(heading)}</h2>
          <div className={styles.blocks}>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}

/** `Tus derechos` → `tus-derechos` */
const idOf = (heading: string) =>
  heading.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').toLowerCase();

function Block({ block }: { block: LegalBlock }) {
  if ('paragraph' in block)
    return (
      <p>
        <Words prose={block.paragraph} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={JSON.stringify(item)}>
            <Words prose={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl>
      {block.facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd data-link={isLink(text)}>
            <Words prose={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact that consists of a link has a larger tap area (U-11). Links in sentences do not: that would increase the line height. */
const isLink = (prose: Prose) =>
  typeof prose !== 'string' && prose.length === 1 && typeof prose[0] !== 'string';

/** «nombre, apellidos, email …»: the labels of all fields except the description, whose label is a question. */
const FIELD_LIST = EVENT_REQUEST_FIELDS.filter((name) => name !== 'description')
  .map((name) => labelOf(name).toLowerCase())
  .join(', ');

function Words({ prose }: { prose: Prose }) {
  if (typeof prose === 'string') return prose.replace('{campos}', FIELD_LIST);
  return prose.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
