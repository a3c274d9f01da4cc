/** Pages of the owner's workspace, in navigation order, and whether the role `inbox` opens them. */
export const workspacePages = [
  { id: 'overview', label: 'Overview', href: '/admin', forInbox: false },
  { id: 'people', label: 'People', href: '/admin/people', forInbox: false },
  { id: 'inbox', label: 'Inbox', href: '/admin/inbox', forInbox: true },
  { id: 'mails', label: 'Mails', href: '/admin/mails', forInbox: false },
  { id: 'newsletter', label: 'Newsletter', href: '/admin/mails/newsletter', forInbox: false },
  { id: 'content', label: 'Content', href: '/admin/content', forInbox: false },
  { id: 'settings', label: 'Settings', href: '/admin/settings', forInbox: true },
] as const;

export const workspaceWords = {
  navigation: 'Workspace',
  menu: 'Menu',
  site: 'Pages of the site',
  missing: {
    title: 'There is no such page here',
    text: 'It may have been deleted, or its address is not whole.',
    back: 'Back to the overview',
  },
} as const;
