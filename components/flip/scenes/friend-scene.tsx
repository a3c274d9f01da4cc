import { Part, SceneDrawing, type SceneProps } from './scene-drawing';

/** A friend, two messages, and a third being sent. */
export function FriendScene({ beat }: SceneProps) {
  return (
    <SceneDrawing>
      <circle className="sage" cx="48" cy="66" r="36" />
      <circle cx="42" cy="40" r="17" />
      <path d="M10 108c2-26 14-40 32-40s30 14 32 40M36 42c3 5 9 5 12 0" />
      <Part on={beat >= 1}>
        <path d="M108 10h76a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-60l-14 12V44h-2a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10ZM114 27h40" />
      </Part>
      <Part on={beat >= 2}>
        <path
          className="apricot"
          d="M126 66h84a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-84a10 10 0 0 1-10-10V76a10 10 0 0 1 10-10Z"
        />
        <path d="M122 62h84a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-84a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10ZM128 74h58M128 85h30" />
      </Part>
      <Part on={beat >= 3}>
        <path d="M204 30l28-14-12 28-5-11ZM214 33l18-17" />
      </Part>
    </SceneDrawing>
  );
}
