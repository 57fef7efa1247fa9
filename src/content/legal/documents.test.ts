import { describe, expect, test, vi } from 'vitest';
import type { SpamSignal } from '../../server/spam.ts';
import { isCalendarDay } from '../../shared/dates.ts';
import { BUSINESS } from '../business.ts';
import { COMPANY, COMPANY_ADDRESS } from '../company.ts';
import { PRIVACY_CLAUSE } from '../privacy-clause.ts';
import { COOKIES, type LegalDocument, NOTICE, PRIVACY } from './documents.ts';
import { LEGAL_LINKS } from './legal-links.ts';

const DOCUMENTS = [NOTICE, PRIVACY, COOKIES];
const textOf = (document: unknown) => JSON.stringify(document);

describe.each(DOCUMENTS)('U-13 $title', (document) => {
  test('has an address that the footer links to, and the day of its last change', () => {
    expect(Object.values(LEGAL_LINKS).map(({ path }) => path)).toContain(document.path);
    expect(isCalendarDay(document.updated), '`updated` is a day as 2026-11-22').toBe(true);
  });

  test('links only to existing pages, to the business, to the authority and to the host’s contract', () => {
    const { notice, privacy, cookies } = LEGAL_LINKS;
    const pages = ['/', notice.path, privacy.path, cookies.path];
    for (const [, href = ''] of textOf(document).matchAll(/\]\((.*?)\)/g))
      if (
        !/^(?:mailto:.+@|tel:\+?\d|https:\/\/(?:www\.aepd\.es|vercel\.com\/legal\/dpa)$)/.test(href)
      )
        expect(pages).toContain(href);
  });

  test('has each heading once', () => {
    const headings = document.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });
});

test('U-13: the legal notice has everything that article 10 of the LSSI-CE requires', () => {
  const { legalName, email, phone } = BUSINESS;
  const boundPhone = phone.replaceAll(' ', '\u00a0');
  for (const fact of [legalName, COMPANY.taxId, COMPANY_ADDRESS, email, boundPhone])
    expect(textOf(NOTICE)).toContain(fact);
});

test('U-13: the legal notice names the register, and where consumers can complain, if the company does', async () => {
  const facts = {
    registry: 'Registro Mercantil, tomo 1',
    complaints: 'Tienes hojas de reclamaciones a tu disposición.',
  };
  const notice = textOf(await noticeWith(facts));
  for (const fact of Object.values(facts)) expect(notice).toContain(fact);
});

async function noticeWith(facts: object): Promise<LegalDocument> {
  vi.resetModules();
  vi.doMock('../company.ts', () => ({ COMPANY: { ...COMPANY, ...facts }, COMPANY_ADDRESS }));
  const { NOTICE: notice } = await import('./documents.ts');
  vi.doUnmock('../company.ts');
  // Otherwise a later test would import the notice with these facts.
  vi.resetModules();
  return notice;
}

test('U-13: the privacy policy has everything that article 13 of the RGPD requires', () => {
  for (const words of [
    BUSINESS.legalName,
    'precontractuales',
    'interés legítimo',
    'Vercel Inc.',
    'Sendinblue SAS (Brevo)',
    COMPANY.mailProvider,
    'WhatsApp Ireland Limited',
    'Marco de Privacidad de Datos',
    'rectificarlos',
    'Agencia Española de Protección de Datos',
    'decisiones automatizadas',
    'artículo 19 de la LOPDGDD',
    'Si el evento es de un menor',
    `Si no seguimos adelante, lo borramos todo ${COMPANY.requestsDeleted};`,
    'Un mes, sin copia del contenido.',
    '24 horas',
    'Si el envío falla, caduca a los siete días',
  ])
    expect(textOf(PRIVACY)).toContain(words);
});

test('U-13 U-15: the privacy policy names every spam signal', () => {
  const words: Record<SpamSignal, string> = {
    honeypot: 'si se ha escrito algo en el campo que las personas no ven',
    fast: 'si el formulario se ha rellenado en menos de tres segundos',
    links:
      'si la solicitud lleva enlaces en el nombre o los apellidos, o tres o más en la descripción',
    direct: 'si no ha salido del formulario de esta web',
  };
  for (const signal of Object.values(words)) expect(textOf(PRIVACY)).toContain(signal);
});

test('U-13: the right to object has a section of its own, as article 21.4 of the RGPD requires', () => {
  const { blocks } = PRIVACY.sections.find(({ heading }) => /oponerte/.test(heading)) ?? {};
  expect(textOf(blocks)).toContain('en cualquier momento');
});

test('U-13: the first layer has its five facts', () => {
  expect(PRIVACY_CLAUSE.facts).toHaveLength(5);
  for (const fact of [BUSINESS.legalName, BUSINESS.email])
    expect(textOf(PRIVACY_CLAUSE)).toContain(fact);
});
