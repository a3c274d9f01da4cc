import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { FlipApp } from './flip-app';
import './flip.css';
import './flip-screen.css';
import './flip-techniques.css';
import './flip-emergency.css';
import './flip-complete.css';
import './flip-wide.css';

export const metadata: Metadata = pageMetadata('/flip-method-app');

/** The shell of the exercise. It holds nothing of anybody, so the device may keep it for offline. */
export default function FlipMethodAppPage() {
  return (
    <Frame path={paths.flipApp}>
      <FlipApp />
    </Frame>
  );
}
