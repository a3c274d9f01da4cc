// A client component: listens to every touch.
'use client';

import { useEffect, useState } from 'react';

/** Dims the screen some seconds after the end. Any touch, key or pointer movement restarts the delay. */
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
  // A new key restarts the CSS animation.
  return <div key={touches} aria-hidden="true" className="flip-dim" />;
}
