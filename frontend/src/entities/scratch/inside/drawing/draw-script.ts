import { init, makeStyle, newView } from 'scratchblocks/scratch3/index.js';
import { Document, type Script } from 'scratchblocks/syntax/model.js';

const SCALE = 0.75;
const CONTRAST = 'scratch3-high-contrast';

let isReady = false;

/** The colours of blocks are a style sheet, once for all pictures. */
function prepare(): void {
  if (isReady) return;
  init(window);
  document.head.append(makeStyle());
  isReady = true;
}

/** Each picture defines all icons that there are: those that it does not use are left out. */
function dropUnusedIcons(svg: SVGSVGElement): void {
  const used = new Set([...svg.querySelectorAll('use')].map((use) => use.getAttribute('href')));
  for (const icon of svg.querySelectorAll('defs > [id]'))
    if (!used.has(`#${icon.id}`)) icon.remove();
}

/** Draws a script, with dark words on light blocks for those who asked their device for contrast. */
export function drawScript(script: Script): SVGSVGElement {
  prepare();
  const style = matchMedia('(prefers-contrast: more)').matches ? CONTRAST : 'scratch3';
  const svg = newView(new Document([script]), { style, scale: SCALE }).render();
  svg.classList.add(`scratchblocks-style-${style}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  dropUnusedIcons(svg);
  return svg;
}
