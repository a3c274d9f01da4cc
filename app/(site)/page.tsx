import { Frame } from '@/components/site/frame';
import { paths } from '@/lib/paths';

export default function HomePage() {
  return (
    <Frame path={paths.home}>
      <h1 className="wrap text-display">The Flip Method</h1>
    </Frame>
  );
}
