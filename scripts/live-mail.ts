import { ask, type Check, found } from './live-finding.ts';

interface Domains {
  /** Of an error. */
  name?: string;
  data?: { name: string; status: string }[];
  has_more?: boolean;
}

/** Whether Resend takes the key, and has verified the sender's domain: records in the DNS alone send nothing. */
export const mailService: Check = async (world) => {
  const { RESEND_API_KEY: key = '', RESEND_BASE_URL: api = 'https://api.resend.com', EMAIL_FROM } = world.env;
  const domain = EMAIL_FROM?.split('@')[1];
  if (!domain) return [];
  const answer = await ask(world, `${api}/domains`, { headers: { authorization: `Bearer ${key}` } });
  const body = (await answer?.json().catch(() => null)) as Domains | null;
  const isTaken = answer && ![400, 401, 403].includes(answer.status);
  const own = body?.data?.find(({ name }) => name === domain);
  const isKnown = isTaken && Array.isArray(body?.data) && (own || !body.has_more);
  return [
    found(
      'Resend takes the key',
      isTaken,
      body?.name === 'restricted_api_key'
        ? 'The key may only send: make one with full access, by which the queue asks whether a mail has arrived.'
        : 'Make a key again at Resend > API Keys, and set it on the host, too.',
      'Resend did not answer: see its status page.',
    ),
    found(
      `Resend sends for ${domain}`,
      isKnown ? own?.status === 'verified' : null,
      own
        ? `Resend says “${own.status}”: press Verify at Resend > Domains, once its records are in the DNS.`
        : `Resend > Domains has ${body?.data?.map(({ name }) => name).join(', ') || 'none'}: add ${domain}, or make EMAIL_FROM an address there.`,
      'Resend has to take the key first, and list its domains.',
    ),
  ];
};

export const mail: Check = async (world) => {
  const domain = world.env.EMAIL_FROM?.split('@')[1];
  if (!domain) return [];
  const orNone = (error: { code?: string }) => (/^ENO(?:DATA|TFOUND)$/.test(error.code ?? '') ? [] : null);
  const takesMail = async (name: string) => {
    const records = await world.resolveMx(name).catch(orNone);
    // An empty name says that the domain takes no mail.
    return records?.some(({ exchange }) => exchange !== '') ?? null;
  };
  const policies = await world.resolveTxt(`_dmarc.${domain}`).catch(orNone);
  const inbox = world.env.RECEIVING_DOMAIN;
  return [
    found(
      'Answers to answers come back into the inbox',
      inbox ? inbox !== domain && (await takesMail(inbox)) : null,
      `${inbox} needs the MX record that Resend > Domains shows, and is another domain than the sender’s, whose mailbox it would empty.`,
      inbox
        ? 'The DNS did not answer.'
        : 'They go to CONTACT_TO until then. At Resend, add a domain that receives, with its MX record; add email.received to the webhook; set RECEIVING_DOMAIN.',
    ),
    found(
      `Answers to ${world.env.EMAIL_FROM} arrive`,
      await takesMail(domain),
      `${domain} needs an MX record, and the mailbox: readers answer to the sender.`,
    ),
    found(
      `DMARC of ${domain}`,
      policies?.some((parts) => /^v=DMARC1\b/.test(parts.join(''))) ?? null,
      `A TXT record for _dmarc.${domain}, such as v=DMARC1; p=none; rua=mailto:…, and p=quarantine from the second month on.`,
    ),
  ];
};
