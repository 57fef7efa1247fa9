import { Link } from 'react-router-dom';
import { BUSINESS, phoneLink } from '../content/business.ts';
import {
  COOKIES,
  type LegalBlock,
  type LegalDocument,
  NOTICE,
  PRIVACY,
} from '../content/legal/documents.ts';
import { SITE } from '../content/site.ts';
import { dateInWords } from '../shared/dates.ts';
import { Email } from '../ui/email.tsx';
import styles from './legal.module.css';
import { PageMeta } from './page-meta.tsx';

const DOCUMENTS = new Map([NOTICE, PRIVACY, COOKIES].map((document) => [document.path, document]));

/** The legal page of a path. */
export default function LegalPage({ path }: { path: string }) {
  const document = DOCUMENTS.get(path);
  if (!document) throw new Error(`No legal page has the path ${path}`);
  return <LegalArticle {...document} />;
}

export function LegalArticle({
  path,
  title,
  description,
  updated,
  intro,
  sections,
}: LegalDocument) {
  return (
    <article className={styles.page}>
      <PageMeta title={`${title} · ${BUSINESS.name}`} description={description} path={path} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p>
          <Words text={intro} />
        </p>
        <p className={styles.updated}>
          {SITE.legal.updated} <time dateTime={updated}>{dateInWords(new Date(updated))}</time>
        </p>
        <nav className={styles.contents} aria-label={SITE.legal.contents}>
          <ol>
            {sections.map(({ heading }, index) => (
              <li key={idAt(index)}>
                <a href={`#${idAt(index)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {sections.map(({ heading, blocks }, index) => (
        <section key={idAt(index)} id={idAt(index)} className={styles.section}>
          <h2>{heading}</h2>
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

/** By its place: two sections may have the same heading. */
const idAt = (index: number) => `apartado-${index + 1}`;

/** A text that is empty names a fact that the company does not have. */
function Block({ block: { paragraph, list, facts } }: { block: LegalBlock }) {
  return (
    <>
      {paragraph && (
        <p>
          <Words text={paragraph} />
        </p>
      )}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      )}
      {facts && (
        <dl>
          {facts
            .filter(({ text }) => text)
            .map(({ term, text }) => (
              <div key={term + text}>
                <dt>{term}</dt>
                <dd data-links={LINK_ALONE.test(text) || undefined}>
                  <Words text={text} />
                </dd>
              </div>
            ))}
        </dl>
      )}
    </>
  );
}

/** `[words](address)` */
const MARKDOWN_LINK = /\[(.+?)\]\((.+?)\)/;
/** A fact that consists of a link. */
const LINK_ALONE = RegExp(`^${MARKDOWN_LINK.source}$`);

/** A number to call may have spaces. */
const linkOf = (address: string) => (address.startsWith('tel:') ? phoneLink(address) : address);

/** A text with its links. */
function Words({ text }: { text: string }) {
  // Every third part is the words of a link, the next one its address.
  const parts = text.split(MARKDOWN_LINK);
  return parts.map((part, index) =>
    index % 3 === 1 ? (
      <Link key={part} to={linkOf(parts[index + 1] ?? '')} discover="none">
        {part.includes('@') ? <Email address={part} /> : part}
      </Link>
    ) : (
      index % 3 === 0 && part
    ),
  );
}
