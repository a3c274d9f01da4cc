const star = 'M10 1.5l2.6 5.6 6.100.7-4.500 4.200 1.200 6L10 15l-5.400 3 1.200-6L1.300 7.800l6.100-.7Z';

/** Width of a star's slot, and where the star starts and ends in it. */
const PLACE = 20;
const LEFT = 1.3;
const RIGHT = 18.7;
const places = [0, 1, 2, 3, 4].map((place) => (
  <path key={place} d={star} transform={`translate(${place * PLACE} 0)`} />
));

/** Width to fill: the whole stars, and the fraction of the next one. */
function filledTo(rating: number): number {
  const whole = Math.floor(rating);
  return whole * PLACE + (rating > whole ? LEFT + (rating - whole) * (RIGHT - LEFT) : 0);
}

/** Five stars, filled up to the rating. `label` is the text alternative. */
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
      {/* A nested svg clips its content. */}
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
