import { LinkPage, type LinkPageProps } from '../../link-page';

export { metadata } from '../../link-page';

export default function ConfirmPage(props: LinkPageProps) {
  return <LinkPage change="confirm" {...props} />;
}
