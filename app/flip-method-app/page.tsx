import { Frame } from '@/components/site/frame';
import { paths } from '@/lib/paths';
import { FlipApp } from './flip-app';
import './flip.css';
import './flip-screen.css';

/** The shell of the exercise. It holds nothing of anybody, so the device may keep it for offline. */
export default function FlipMethodAppPage() {
  return (
    <Frame path={paths.flipApp}>
      <FlipApp />
    </Frame>
  );
}
