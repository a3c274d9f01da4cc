import type { Fault } from '../../support/faulty-api.ts';

const refusal = (status: number, error_code: string, msg: string): Fault => ({
  status,
  body: { code: status, error_code, msg },
});
/** What something before the service answers, such as a firewall: no error of the service. */
const stranger: Fault = { status: 403, body: '<h1>Forbidden</h1>' };
export const away: Fault = { status: 503, body: { code: 503, msg: 'upstream connect error' } };
const slow: Fault = { delayMs: 4_500 };
export const notAnswering =
  'The sign-in service is not answering at the moment. What you typed is still here. Please try again in a minute.';

const token = /^POST \/auth\/v1\/token\?grant_type=password/;
export const signup = /^POST \/auth\/v1\/signup/;
const authorize = /^GET \/auth\/v1\/authorize/;

interface Case {
  service: string;
  call: RegExp;
  fault: Fault;
  title: string;
  text?: string;
}

interface Screen {
  path: string;
  button: string;
  fields: Record<string, string>;
  cases: Case[];
}

export const password = 'correct horse';
const banned = 'User is banned';
const closed = 'Signups not allowed for this instance';
const weak = 'Password is known to be weak and easy to guess, please choose a different one.';
const known = refusal(422, 'user_already_exists', 'User already registered');
const often = 'Request rate limit reached';

export const screens: Screen[] = [
  {
    path: '/auth',
    button: 'Sign In',
    fields: { Email: 'ada@example.com', 'Password *': password },
    cases: [
      { service: 'a ban', call: token, fault: refusal(400, 'user_banned', banned), title: banned },
      {
        service: 'a limit',
        call: token,
        fault: refusal(429, 'over_request_rate_limit', often),
        title: often,
      },
      {
        service: 'no answer of its kind',
        call: token,
        fault: stranger,
        title: 'An unexpected error occurred',
      },
      {
        service: 'that it is down',
        call: token,
        fault: away,
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
      {
        service: 'nothing for too long',
        call: token,
        fault: slow,
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
    ],
  },
  {
    path: '/auth?tab=signup',
    button: 'Create Account',
    fields: { 'Full name': 'Ada Reader', Email: 'ada@example.com', 'Password *': password },
    cases: [
      {
        service: 'that the address is known',
        call: signup,
        fault: known,
        title: 'An account with this email already exists. Please sign in instead.',
      },
      {
        service: 'that nobody may join',
        call: signup,
        fault: refusal(422, 'signup_disabled', closed),
        title: closed,
      },
      {
        service: 'that the password is weak',
        call: signup,
        fault: {
          status: 422,
          body: { code: 422, error_code: 'weak_password', msg: weak, weak_password: { reasons: ['pwned'] } },
        },
        title: weak,
      },
      {
        service: 'no answer of its kind',
        call: signup,
        fault: stranger,
        title: 'An unexpected error occurred',
      },
      {
        service: 'that it is down',
        call: signup,
        fault: 'reset',
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
    ],
  },
  {
    path: '/flip-method-auth',
    button: 'Sign In',
    fields: { Email: 'ada@example.com', 'Password *': password },
    cases: [
      {
        service: 'a ban',
        call: token,
        fault: refusal(400, 'user_banned', banned),
        title: 'Login Failed',
        text: banned,
      },
      {
        service: 'no answer of its kind',
        call: token,
        fault: stranger,
        title: 'Error',
        text: 'Something went wrong. Please try again.',
      },
      { service: 'that it is down', call: token, fault: away, title: 'Error', text: notAnswering },
    ],
  },
  {
    path: '/flip-method-auth?mode=signup',
    button: 'Create Account',
    fields: { Email: 'ada@example.com', 'Password *': password, 'Confirm password': password },
    cases: [
      {
        service: 'that the address is known',
        call: signup,
        fault: known,
        title: 'Signup Failed',
        text: 'User already registered',
      },
      {
        service: 'no answer of its kind',
        call: signup,
        fault: stranger,
        title: 'Error',
        text: 'Something went wrong. Please try again.',
      },
      { service: 'nothing for too long', call: signup, fault: slow, title: 'Error', text: notAnswering },
    ],
  },
  {
    path: '/auth',
    button: 'Continue with Google',
    fields: {},
    cases: [
      {
        service: 'that Google is off',
        call: authorize,
        fault: refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
        title: 'Unsupported provider: provider is not enabled',
      },
      {
        service: 'no answer of its kind',
        call: authorize,
        fault: stranger,
        title: 'An unexpected error occurred',
      },
    ],
  },
  {
    path: '/flip-method-auth',
    button: 'Continue with Google',
    fields: {},
    cases: [
      {
        service: 'that Google is off',
        call: authorize,
        fault: refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
        title: 'Google Sign In Failed',
        text: 'Unsupported provider: provider is not enabled',
      },
      {
        service: 'no answer of its kind',
        call: authorize,
        fault: stranger,
        title: 'Error',
        text: 'Failed to sign in with Google',
      },
    ],
  },
  {
    path: '/auth/forgotten-password',
    button: 'Send the link',
    fields: { Email: 'ada@example.com' },
    cases: [
      {
        service: 'that it has just sent a mail there',
        call: /^POST \/auth\/v1\/recover/,
        fault: refusal(429, 'over_email_send_rate_limit', 'you can only request this after 59 seconds.'),
        title: 'Please check your email',
        text: 'If there is an account with this address, a link to set a new password is on its way.',
      },
      {
        service: 'that it is down',
        call: /^POST \/auth\/v1\/recover/,
        fault: away,
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
    ],
  },
];
