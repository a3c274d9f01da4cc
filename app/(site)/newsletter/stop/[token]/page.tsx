import { LinkPage, type LinkPageProps } from '../../link-page';

export { metadata } from '../../link-page';

export default function StopPage(props: LinkPageProps) {
  return <LinkPage change="stop" {...props} />;
}
