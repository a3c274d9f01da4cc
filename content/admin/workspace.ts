/** Pages of the owner's workspace, in navigation order. */
export const workspacePages = [
  { id: 'overview', label: 'Overview', href: '/admin' },
  { id: 'people', label: 'People', href: '/admin/people' },
  { id: 'inbox', label: 'Inbox', href: '/admin/inbox' },
  { id: 'mails', label: 'Mails', href: '/admin/mails' },
  { id: 'newsletter', label: 'Newsletter', href: '/admin/mails/newsletter' },
  { id: 'content', label: 'Content', href: '/admin/content' },
  { id: 'settings', label: 'Settings', href: '/admin/settings' },
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
