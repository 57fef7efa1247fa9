import { caniemail, rawData } from 'caniemail';

type Client = Parameters<typeof caniemail>[0]['clients'][number];
type Versions = Record<string, string>;

/** The list of the package lacks Outlook on the web: its data take the place of a program that is no more. */
const OUTLOOK_WEB = 'outlook.windows-mail';

/** Where the staff may read their mail. */
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
    // The package throws where nobody has tested a feature yet; 'u' is its own word for that.
    families[family] ??= {};
    families[family][platform] ??= { '0': 'u' };
  }
}

/** What the mail uses and some client does not know, with these clients, by caniemail.com. */
export function unknownFeatures(html: string): Record<string, string[]> {
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
