import sharp from 'sharp';
import type { DemoFile } from './demo-file.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640">
  <rect width="900" height="640" fill="#efe4d0"/>
  <g transform="rotate(-2 450 320)">
    <rect x="60" y="50" width="780" height="540" fill="#fffdf8" stroke="#8f1d4b" stroke-width="6"/>
    <rect x="84" y="74" width="732" height="492" fill="none" stroke="#f2b233" stroke-width="3"/>
    <rect x="230" y="130" width="440" height="34" rx="6" fill="#8f1d4b"/>
    ${[230, 280, 330, 380].map(y => `<rect x="170" y="${y}" width="560" height="14" rx="7" fill="#cbb9a5"/>`).join('')}
    <circle cx="690" cy="480" r="56" fill="#f2b233"/><circle cx="690" cy="480" r="40" fill="#e07a2f"/>
    <path d="M170 490 q60 -50 90 0 t90 -10 t70 10" fill="none" stroke="#1d5c8a" stroke-width="5"/>
  </g>
</svg>`;

/** What somebody photographed with a phone: a framed certificate, a little askew. */
export const certificatePicture = async (name: string): Promise<DemoFile> => ({
  name,
  contentType: 'image/png',
  content: await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer(),
});
