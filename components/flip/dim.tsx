// It has to hear every touch to be bright again.
'use client';

import { useEffect, useState } from 'react';

/** Darkens the screen by itself some seconds after the finish. Any touch, key or pointer takes the veil away for a while. */
export function Dim() {
  const [touches, setTouches] = useState(0);
  useEffect(() => {
    const brighten = () => setTouches((count) => count + 1);
    const events = ['pointerdown', 'pointermove', 'keydown'] as const;
    for (const event of events) addEventListener(event, brighten);
    return () => {
      for (const event of events) removeEventListener(event, brighten);
    };
  }, []);
  // Drawn anew, the veil begins from the start.
  return <div key={touches} aria-hidden="true" className="flip-dim" />;
}
