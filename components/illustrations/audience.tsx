import { Drawing, type DrawingProps } from './drawing';

const spacing = 98;
/** Seats with a raised hand: every second one. No head is hidden behind a raised arm. */
const front = [false, true, false, true, true, false, false, true, true, false, true, false];
const back = ['arm', 'none', 'arm', 'none', 'none', 'still', 'arm', 'none', 'none', 'arm', 'none'] as const;
/** Vertical offsets, so that the heads differ in height. */
const tall = [0, -5, 6, -3, 4, 8, -6, 2, -4, 5, -2, 3];
/** The person who is looking something up now. */
const onThePhone = 5;

function Person({ x, y, raised, phone }: { x: number; y: number; raised: boolean; phone?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {raised && (
        <path
          className="paper"
          d="M14 90c8-24 13-60 13-84-6-4-10-11-7-14 2-2 5 1 8 5-2-14 0-25 8-25s9 11 7 22c-1 6-2 9-3 13 1 30-2 66-8 92"
        />
      )}
      <path className="paper" d="M-34 120V94c0-32 10-44 34-44s34 12 34 44v26" />
      {phone && <path className="apricot" d="M14 42h22v36H14Z" />}
      <circle className="paper" cx={phone ? -4 : 0} cy={phone ? 31 : 24} r="18" />
      {phone && <path d="M18 38h22v36H18ZM24 92l4-18" />}
    </g>
  );
}

const heightAt = (seat: number) => tall[seat] ?? 0;

/** An audience that has just been asked a question. Runs off the page at both sides. */
export function Audience({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="0 0 1184 180" align="fill">
      {back.map((person, seat) =>
        person === 'none' ? null : (
          <Person
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order.
            key={seat}
            x={98 + seat * spacing}
            y={46 - heightAt(seat)}
            raised={person === 'arm'}
          />
        ),
      )}
      {front.map((raised, seat) => (
        <Person
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={seat}
          x={49 + seat * spacing}
          y={92 + heightAt(seat)}
          raised={raised}
          phone={seat === onThePhone}
        />
      ))}
    </Drawing>
  );
}
