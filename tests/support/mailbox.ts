import type { APIRequestContext } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import type { BrevoMail } from '../../tools/local/brevo-mail.ts';
import { MAILBOX_PATH } from '../../tools/local/mailbox-path.ts';

/** As `messages.json` gives it: the date is text. */
export type Message = { id: string; receivedAt: string; body: BrevoMail };

export type TestMailbox = ReturnType<typeof createTestMailbox>;

/** The mails of one visitor, for a browser test that ends where the staff begin to read. */
export function createTestMailbox(request: APIRequestContext, visitorEmail: string) {
  /** Newest first. */
  async function messages(): Promise<Message[]> {
    const response = await request.get(`${MAILBOX_PATH}/messages.json`);
    const all: Message[] = await response.json();
    return all.filter(({ body }) => body.params?.email === visitorEmail);
  }

  return {
    messages,
    /** Waits for the one mail that this visitor sends; a second one is an error. */
    async onlyMessage(): Promise<Message> {
      await expect.poll(async () => (await messages()).length, 'mails of this visitor').toBe(1);
      const [message] = await messages();
      if (!message) throw new Error('The mail has gone');
      return message;
    },
    /** The next mails of this visitor fail so, one fault each. */
    async failFor(...faults: Fault[]): Promise<void> {
      const data = { email: visitorEmail, faults };
      const response = await request.put(`${MAILBOX_PATH}/faults`, { data });
      expect(response.status(), 'faults accepted').toBe(204);
    },
    /** The developer's page with this mail chosen. */
    address: (message: Message) => `${MAILBOX_PATH}?id=${encodeURIComponent(message.id)}`,
  };
}
