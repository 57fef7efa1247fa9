const PATH = '/v3/smtp/blockedContacts';

export type BlockedContacts = ReturnType<typeof createBlockedContacts>;

/** The contacts that Brevo blocks. */
export function createBlockedContacts() {
  /** Receivers with Brevo's reasons, oldest first. */
  const blocked = new Map<string, string>();
  /** Mailboxes that do not exist: the first mail bounces, then Brevo blocks the receiver. */
  const dead = new Set<string>();

  function unblock(email: string) {
    return blocked.delete(email)
      ? { status: 204 }
      : { status: 404, body: { code: 'document_not_found', message: 'Contact not found' } };
  }

  function list(searchParams: URLSearchParams) {
    const contacts = [...blocked].map(([email, code]) => ({ email, reason: { code } }));
    if (searchParams.get('sort') !== 'asc') contacts.reverse();
    const page = contacts.slice(0, Number(searchParams.get('limit') ?? 50));
    return { status: 200, body: { contacts: page, count: contacts.length } };
  }

  return {
    blocked,
    dead,
    /** Whether a mail to the receiver arrives. */
    takesMail(email: string): boolean {
      if (blocked.has(email)) return false;
      if (dead.has(email)) blocked.set(email, 'hardBounce');
      return !dead.has(email);
    },
    /** Brevo's response about the contacts, which takes effect when it is made; undefined for any other call. */
    responseTo(
      method: string | undefined,
      { pathname, searchParams }: URL,
    ): (() => { status: number; body?: object }) | undefined {
      const contact = pathname.startsWith(`${PATH}/`) && pathname.slice(PATH.length + 1);
      if (method === 'DELETE' && contact) return () => unblock(decodeURIComponent(contact));
      if (method === 'GET' && pathname === PATH) return () => list(searchParams);
      return undefined;
    },
  };
}
