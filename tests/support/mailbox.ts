import { type APIRequestContext, expect } from 'playwright/test';
import type { BrevoMail } from '../../tools/local/brevo.ts';
import { MAILBOX_PATH } from '../../tools/local/mailbox.ts';

/** A mail of `messages.json`. */
type Message = { id: string; receivedAt: string; body: BrevoMail };

export type TestMailbox = ReturnType<typeof createTestMailbox>;

/** The mails of one visitor in the local mailbox. */
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
    /** The address of the mailbox page that shows this mail. */
    address: (message: Message) => `${MAILBOX_PATH}?id=${encodeURIComponent(message.id)}`,
  };
}
