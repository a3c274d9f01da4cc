import type { Fault } from '../../support/faulty-api.ts';

const refusal = (status: number, error_code: string, msg: string): Fault => ({
  status,
  body: { code: status, error_code, msg },
});
/** A response from in front of the auth service, such as a firewall. */
const foreignResponse: Fault = { status: 403, body: '<h1>Forbidden</h1>' };
export const unavailable: Fault = { status: 503, body: { code: 503, msg: 'upstream connect error' } };
const slow: Fault = { delayMs: 4_500 };
export const unavailableMessage =
  'The sign-in service is not answering at the moment. What you typed is still here. Please try again in a minute.';

export const token = /^POST \/auth\/v1\/token\?grant_type=password/;
export const signup = /^POST \/auth\/v1\/admin\/users$/;
const generateLink = /^POST \/auth\/v1\/admin\/generate_link/;
const authorize = /^GET \/auth\/v1\/authorize/;

interface Case {
  response: string;
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
      { response: 'a ban', call: token, fault: refusal(400, 'user_banned', banned), title: banned },
      {
        response: 'a rate limit',
        call: token,
        fault: refusal(429, 'over_request_rate_limit', often),
        title: often,
      },
      {
        response: 'no auth service response',
        call: token,
        fault: foreignResponse,
        title: 'An unexpected error occurred',
      },
      {
        response: 'unavailable',
        call: token,
        fault: unavailable,
        title: 'An unexpected error occurred',
        text: unavailableMessage,
      },
      {
        response: 'a timeout',
        call: token,
        fault: slow,
        title: 'An unexpected error occurred',
        text: unavailableMessage,
      },
    ],
  },
  {
    path: '/auth?tab=signup',
    button: 'Create Account',
    fields: { 'Full name': 'Ada Reader', Email: 'ada@example.com', 'Password *': password },
    cases: [
      {
        response: 'an address in use',
        call: signup,
        fault: known,
        title: 'An account with this email already exists. Please sign in instead.',
      },
      {
        response: 'sign-ups disabled',
        call: signup,
        fault: refusal(422, 'signup_disabled', closed),
        title: closed,
      },
      {
        response: 'a weak password',
        call: signup,
        fault: {
          status: 422,
          body: { code: 422, error_code: 'weak_password', msg: weak, weak_password: { reasons: ['pwned'] } },
        },
        title: weak,
      },
      {
        response: 'no auth service response',
        call: signup,
        fault: foreignResponse,
        title: 'An unexpected error occurred',
      },
      {
        response: 'unavailable',
        call: signup,
        fault: 'reset',
        title: 'An unexpected error occurred',
        text: unavailableMessage,
      },
    ],
  },
  {
    path: '/flip-method-auth',
    button: 'Sign In',
    fields: { Email: 'ada@example.com', 'Password *': password },
    cases: [
      {
        response: 'a ban',
        call: token,
        fault: refusal(400, 'user_banned', banned),
        title: 'Login Failed',
        text: banned,
      },
      {
        response: 'no auth service response',
        call: token,
        fault: foreignResponse,
        title: 'Error',
        text: 'Something went wrong. Please try again.',
      },
      { response: 'unavailable', call: token, fault: unavailable, title: 'Error', text: unavailableMessage },
    ],
  },
  {
    path: '/flip-method-auth?mode=signup',
    button: 'Create Account',
    fields: { Email: 'ada@example.com', 'Password *': password, 'Confirm password': password },
    cases: [
      {
        response: 'an address in use',
        call: signup,
        fault: known,
        title: 'Signup Failed',
        text: 'User already registered',
      },
      {
        response: 'no auth service response',
        call: signup,
        fault: foreignResponse,
        title: 'Error',
        text: 'Something went wrong. Please try again.',
      },
      { response: 'a timeout', call: signup, fault: slow, title: 'Error', text: unavailableMessage },
    ],
  },
  {
    path: '/auth',
    button: 'Continue with Google',
    fields: {},
    cases: [
      {
        response: 'Google disabled',
        call: authorize,
        fault: refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
        title: 'Unsupported provider: provider is not enabled',
      },
      {
        response: 'no auth service response',
        call: authorize,
        fault: foreignResponse,
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
        response: 'Google disabled',
        call: authorize,
        fault: refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
        title: 'Google Sign In Failed',
        text: 'Unsupported provider: provider is not enabled',
      },
      {
        response: 'no auth service response',
        call: authorize,
        fault: foreignResponse,
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
        response: 'a failure to make the link',
        call: generateLink,
        fault: refusal(500, 'unexpected_failure', 'Database error updating user for recovery'),
        title: 'Please check your email',
        text: 'If there is an account with this address, a link to set a new password is on its way.',
      },
      {
        response: 'unavailable',
        call: generateLink,
        fault: unavailable,
        title: 'An unexpected error occurred',
        text: unavailableMessage,
      },
    ],
  },
];
