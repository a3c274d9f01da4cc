import { turnedPage } from '@/components/illustrations/book-cover';
import { site } from '@/content/site';
import { colors } from '@/lib/design/colors';
import { type ShareImage, shareImageSize } from '@/lib/share-images';

/** Scale of the cover's turned page; its lower right corner is that of the image. */
const scale = 1.36;
const toCorner = `translate(${shareImageSize.width - 400 * scale} ${shareImageSize.height - 600 * scale}) scale(${scale})`;

/** Open Graph image: the cover's turned page in landscape. For Satori, which supports flex layout but no classes. */
export function ShareCard({ over, headline }: Pick<ShareImage, 'over' | 'headline'>) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colors.sea.light,
        color: colors['sea-ink'].light,
      }}
    >
      <svg
        aria-hidden="true"
        {...shareImageSize}
        viewBox={`0 0 ${shareImageSize.width} ${shareImageSize.height}`}
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        <g transform={toCorner}>{turnedPage()}</g>
      </svg>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 760,
          padding: '64px 0 60px 72px',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontFamily: 'Atkinson', fontSize: 30, color: colors['sea-text'].dark }}>{over}</div>
          <div
            style={{
              marginTop: 22,
              fontFamily: 'Fraunces',
              fontSize: 68,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
            }}
          >
            {headline}
          </div>
        </div>
        {over !== site.name && (
          <div style={{ fontFamily: 'Atkinson', fontSize: 30, fontWeight: 600 }}>{site.name}</div>
        )}
      </div>
    </div>
  );
}
