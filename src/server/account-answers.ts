import * as v from 'valibot';

/** The parts of Brevo's answers about the account that are used here; the types of `@getbrevo/brevo` describe the rest. */

export const accountAnswer = v.object({
  plan: v.array(v.object({ type: v.string(), credits: v.number() })),
  relay: v.optional(v.object({ enabled: v.boolean() })),
});
export type Account = v.InferOutput<typeof accountAnswer>;

/** Brevo leaves the list out if there is no sender. */
export const sendersAnswer = v.pipe(
  v.object({
    senders: v.optional(v.array(v.object({ email: v.string(), active: v.boolean() })), []),
  }),
  v.transform(({ senders }) => senders),
);
export type Senders = v.InferOutput<typeof sendersAnswer>;

const domain = v.object({
  domain_name: v.string(),
  authenticated: v.boolean(),
  verified: v.boolean(),
});
export const domainsAnswer = v.pipe(
  v.object({ domains: v.optional(v.array(domain), []) }),
  v.transform(({ domains }) => domains),
);
export type Domains = v.InferOutput<typeof domainsAnswer>;
