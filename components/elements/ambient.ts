import { FlipArrival } from './arrival';
import { FlipBar } from './bar';
import { FlipCounter } from './counter';
import { FlipMenu } from './menu';
import { FlipNumbers } from './numbers';
import { FlipPrint } from './print';
import { reveal } from './reveal';
import { FlipShare } from './share';
import { FlipTyping } from './typing';

const elements = {
  'flip-arrival': FlipArrival,
  'flip-bar': FlipBar,
  'flip-counter': FlipCounter,
  'flip-menu': FlipMenu,
  'flip-numbers': FlipNumbers,
  'flip-print': FlipPrint,
  'flip-share': FlipShare,
  'flip-typing': FlipTyping,
};

for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
reveal();
