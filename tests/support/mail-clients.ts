import { caniemail, rawData } from 'caniemail';

type Client = Parameters<typeof caniemail>[0]['clients'][number];
type Versions = Record<string, string>;

/** The package does not list Outlook on the web. Its data replace those of a discontinued program. */
const OUTLOOK_WEB = 'outlook.windows-mail';

/** The mail programs that the staff may use. */
const CLIENTS = [
  'apple-mail.ios',
  'apple-mail.macos',
  'gmail.android',
  'gmail.desktop-webmail',
  'gmail.ios',
  'gmail.mobile-webmail',
  'outlook.android',
  'outlook.ios',
  'outlook.macos',
  'outlook.windows',
  OUTLOOK_WEB,
  'samsung-email.android',
  'yahoo.android',
  'yahoo.desktop-webmail',
  'yahoo.ios',
] as const satisfies Client[];

for (const { stats } of rawData.data) {
  const families = stats as unknown as Partial<Record<string, Partial<Record<string, Versions>>>>;
  const outlook = families.outlook;
  if (outlook?.['outlook-com']) outlook['windows-mail'] = outlook['outlook-com'];
  for (const client of CLIENTS) {
    const [family = '', platform = ''] = client.split('.');
    // The package throws if a client has no data about a feature. Its value for "unknown" is 'u'.
    families[family] ??= {};
    families[family][platform] ??= { '0': 'u' };
  }
}

/** The features of the mail that some clients do not support, with these clients (data of caniemail.com). */
export function unsupportedFeatures(html: string): Record<string, string[]> {
  const { errors } = caniemail({ clients: [...CLIENTS], html }).issues;
  const found: Record<string, Set<string>> = {};
  for (const [client, issues] of errors)
    for (const { title } of issues) {
      found[title] ??= new Set();
      found[title].add(client === OUTLOOK_WEB ? 'outlook.web' : client);
    }
  return Object.fromEntries(
    Object.entries(found).map(([title, clients]) => [title, [...clients].sort()]),
  );
}
