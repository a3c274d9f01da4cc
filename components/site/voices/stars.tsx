const star = 'M10 1.5l2.6 5.6 6.100.7-4.500 4.200 1.200 6L10 15l-5.400 3 1.200-6L1.300 7.800l6.100-.7Z';

/** The width of each place, and where the star in it begins and ends. */
const PLACE = 20;
const LEFT = 1.3;
const RIGHT = 18.7;
const places = [0, 1, 2, 3, 4].map((place) => (
  <path key={place} d={star} transform={`translate(${place * PLACE} 0)`} />
));

/** How far the colour goes: through the whole ones, and through as much of the next as the rating has of it. */
function filledTo(rating: number): number {
  const whole = Math.floor(rating);
  return whole * PLACE + (rating > whole ? LEFT + (rating - whole) * (RIGHT - LEFT) : 0);
}

/** Five stars, filled as far as the rating goes. `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const width = filledTo(rating);
  return (
    <svg
      viewBox="0 0 100 20"
      role="img"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="w-26 stroke-(--apricot-text)"
    >
      <title>{label}</title>
      {/* A drawing in a drawing shows nothing beyond its edge. */}
      <svg
        aria-hidden="true"
        width={width}
        height="20"
        viewBox={`0 0 ${width} 20`}
        className="fill-apricot stroke-none"
      >
        {places}
      </svg>
      {places}
    </svg>
  );
}
