const star = 'M10 1.5l2.6 5.6 6.100.7-4.500 4.200 1.200 6L10 15l-5.400 3 1.200-6L1.300 7.800l6.100-.7Z';

/** Five stars, filled as far as the rating goes. `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg viewBox="0 0 100 20" className="stars" role="img">
      <title>{label}</title>
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${place * 20} 0)`}
          className={place < Math.round(rating) ? 'full' : undefined}
        />
      ))}
    </svg>
  );
}
