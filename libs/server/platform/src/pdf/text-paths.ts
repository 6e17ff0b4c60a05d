import { fonts } from './fonts';
import { fitLines, lineHeight, type MeasureLine, runsOf, type TextBox } from './text';

interface PathBox extends Omit<TextBox, 'align'> {
  /** Language of the text, where two fonts have its characters. */
  lang?: string;
}

/** Numbers with a tenth of a unit of the font: a hundredth of a pixel and less. */
const rounded = (path: string) => path.replaceAll(/-?\d+\.\d+/g, (number) => (+number).toFixed(1));

/**
 * Draws a text as paths of an SVG, with its first baseline at `y`, and returns them with the last
 * baseline. It is set as in a PDF, so that no font of the machine is needed and Bengali is right.
 */
export const textPaths = (text: string, y: number, box: PathBox) => {
  const { face, color, x: left, lang } = box;
  const shapedRuns = (line: string) =>
    runsOf(lang, face, line).map((run) => {
      const font = fonts[run.font]();
      return { em: font.unitsPerEm, ...font.layout(run.text) };
    });
  const measure: MeasureLine = (line, size) =>
    shapedRuns(line).reduce((sum, { advanceWidth, em }) => sum + (advanceWidth * size) / em, 0);
  const { lines, size } = fitLines(measure, text, box);
  const drawn = lines.flatMap((line, index) => {
    let x = left;
    return shapedRuns(line).map(({ glyphs, positions, advanceWidth, em }) => {
      const scale = size / em;
      let at = 0;
      const paths = glyphs.map((glyph, place) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
        const shape = rounded(glyph.path.toSVG());
        const path =
          shape && `<path transform="translate(${at + xOffset} ${yOffset})" d="${shape}"/>`;
        at += xAdvance;
        return path;
      });
      const origin = `${x.toFixed(1)} ${(y + index * size * lineHeight).toFixed(1)}`;
      x += advanceWidth * scale;
      return `<g transform="translate(${origin})scale(${scale.toFixed(5)} -${scale.toFixed(5)})">${paths.join('')}</g>`;
    });
  });
  return {
    svg: `<g fill="${color}">${drawn.join('')}</g>`,
    end: y + (lines.length - 1) * size * lineHeight,
  };
};
