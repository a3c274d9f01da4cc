/**
 * Routes rendered per request. All other pages are files with a policy of their own. The build compares the
 * list with its output.
 */
export const dynamicDocuments: readonly string[] = [
  '/account',
  '/admin',
  '/admin/content',
  '/admin/inbox',
  '/admin/mails',
  '/admin/mails/newsletter',
  '/admin/mails/newsletter/[issue]',
  '/admin/mails/preview',
  '/admin/people',
  '/admin/second-factor',
  '/admin/settings',
  '/auth',
  '/auth/code',
  '/auth/confirm',
  '/flip-method-auth',
  '/newsletter/confirm/[token]',
  '/newsletter/stop/[token]',
  '/unsubscribe',
  '/workbook/course/[token]/[day]',
  '/workbook/open/[token]',
];

const patterns = dynamicDocuments.map((route) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`));

/** @param pathname of a request, such as `/workbook/open/abc` */
export function isDynamicDocument(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
