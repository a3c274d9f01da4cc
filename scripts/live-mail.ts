import { ask, type Check, found, type World } from './live-finding.ts';

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

/** Whether the first account, the owner's, is younger than 30 days, or there is none. */
async function isFirstMonth(world: World): Promise<boolean> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: apikey = '' } = world.env;
  const answer = await ask(world, `${url}/rest/v1/profiles?select=created_at&order=created_at&limit=1`, {
    headers: { apikey, authorization: `Bearer ${apikey}` },
  });
  const [first] = answer?.ok ? ((await answer.json()) as { created_at: string }[]) : [];
  return !first || Date.now() - Date.parse(first.created_at) < 30 * 86_400_000;
}

export const mail: Check = async (world) => {
  const domain = world.env.EMAIL_FROM?.split('@')[1];
  if (!domain) return [];
  const orNone = (error: { code?: string }) => (/^ENO(?:DATA|TFOUND)$/.test(error.code ?? '') ? [] : null);
  const texts = async (name: string) => {
    const records = await world.resolveTxt(name).catch(orNone);
    return records?.map((parts) => parts.join('')) ?? null;
  };
  const takesMail = async (name: string) => {
    const records = await world.resolveMx(name).catch(orNone);
    // An empty name says that the domain takes no mail.
    return records?.some(({ exchange }) => exchange !== '') ?? null;
  };
  const has = async (names: readonly string[], pattern: RegExp) => {
    const all = await Promise.all(names.map(texts));
    return (
      all.some((records) => records?.some((record) => pattern.test(record))) ||
      (all.includes(null) ? null : false)
    );
  };
  const from = 'Resend > Domains shows the record to add.';
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
    found(`SPF of ${domain}`, await has([`send.${domain}`, domain], /^v=spf1\b/), from),
    found(`DKIM of ${domain}`, await has([`resend._domainkey.${domain}`], /\bp=\S/), from),
    found(
      `DMARC of ${domain}`,
      await has([`_dmarc.${domain}`], /^v=DMARC1\b/),
      `A TXT record for _dmarc.${domain}, such as v=DMARC1; p=none; rua=mailto:…`,
    ),
    found(
      `DMARC of ${domain} keeps others from sending in its name`,
      (await isFirstMonth(world))
        ? null
        : await has([`_dmarc.${domain}`], /^v=DMARC1\b.*;\s*p=(?:quarantine|reject)\b/),
      `From the second month on: p=quarantine in the TXT record for _dmarc.${domain}, once the reports show only own mails.`,
    ),
  ];
};
