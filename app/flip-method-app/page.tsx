import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { FlipApp } from './flip-app';
import './styles/flip.css';
import './styles/crisis-bar.css';
import './styles/flip-screen.css';
import './styles/flip-techniques.css';
import './styles/flip-finish.css';

export const metadata: Metadata = pageMetadata('/flip-method-app');

interface Props {
  /** Whether an emergency flip begins by itself. */
  isEmergency?: boolean;
}

/** The exercise's page. It has no personal data, so the device may store it for offline use. */
export default function FlipMethodAppPage({ isEmergency = false }: Props) {
  return (
    <Frame path={paths.flipApp}>
      <FlipApp isEmergency={isEmergency} />
    </Frame>
  );
}
