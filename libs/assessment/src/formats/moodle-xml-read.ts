import { difficulties, type ImportProblem, maxImported } from '@lms/contract';
import { categoryPath } from './category-path';
import { readCloze } from './cloze-read';
import { MoodleTexts } from './moodle-xml-text';
import { changedTypes, readByType } from './moodle-xml-types';
import {
  blankQuestion,
  type Draft,
  type PortableQuestion,
  type ReadCategory,
  readSafely,
  UnreadableFileError,
} from './question-file';
import { defaultName } from './text-format';
import { childOf, childrenOf, readXml, textAt, type XmlElement } from './xml-tree';

/**
 * Elements that are parsed elsewhere, belong to a quiz in this product, or can be dropped without
 * loss.
 */
const known = new Set(
  `name questiontext generalfeedback defaultgrade penalty hidden idnumber tags coursetags hint answer
  subquestion image image_base64 single shuffleanswers answernumbering showstandardinstruction
  shownumcorrect correctresponsesfeedback usecase graderinfo difficulty selectoption dragbox
  unitgradingtype unitpenalty showunits unitsleft responseformat responserequired responsefieldlines minwordlimit
  maxwordlimit  attachments attachmentsrequired maxbytes layouttype selecttype selectcount gradingtype showgrading
  numberingstyle logical studentsee`.split(/\s+/),
);

const saysSomething = (element: XmlElement): boolean =>
  element.text.trim() !== '' || element.children.some(saysSomething);

/** Returns the elements of a question that can't be imported. */
function leftOut(question: XmlElement): string[] {
  const marksOtherwise = !['', 'ABSOLUTE_POSITION', 'ABSOLUTE', 'ABS'].includes(
    textAt(question, 'gradingtype'),
  );
  const parts = question.children.filter(({ name }) => !known.has(name)).filter(saysSomething);
  return [
    ...new Set([...parts.map(({ name }) => name), ...(marksOtherwise ? ['gradingtype'] : [])]),
  ];
}

const tagsOf = (question: XmlElement) =>
  ['tags', 'coursetags']
    .flatMap((name) => childrenOf(childOf(question, name), 'tag'))
    .map((tag) => textAt(tag, 'text'))
    .filter(Boolean);

/** Parses the properties that all types have. */
function commonParts(question: XmlElement, texts: MoodleTexts): Partial<PortableQuestion> {
  const generalFeedback = texts.html(childOf(question, 'generalfeedback'));
  const hints = childrenOf(question, 'hint').flatMap(
    (hint) => texts.html(hint) ?? texts.html(childOf(hint, 'hintcontent')) ?? [],
  );
  const mark = Number(textAt(question, 'defaultgrade') || Number.NaN);
  const difficulty = difficulties.find((level) => level === textAt(question, 'difficulty'));
  return {
    externalId: textAt(question, 'idnumber') || null,
    tags: tagsOf(question),
    ...(Number.isFinite(mark) && mark >= 0 && { defaultMark: mark }),
    ...(generalFeedback && { generalFeedback }),
    ...(hints.length > 0 && { hint: hints.join('<br>') }),
    ...(difficulty && { difficulty }),
  };
}

function notesOn(question: XmlElement, type: string, texts: MoodleTexts): ImportProblem[] {
  const { line } = question;
  const to = changedTypes.get(type);
  const parts = leftOut(question);
  return [
    ...(to ? [{ line, code: 'typeChanged' as const, params: { from: type, to } }] : []),
    ...(parts.length > 0
      ? [{ line, code: 'partLeftOut' as const, params: { part: parts.join(', ') } }]
      : []),
    ...texts.pictures.notes(line),
  ];
}

/** Returns what the parts of a question can't tell themselves: weights and blanks that are broken. */
function problemsOf(question: XmlElement, type: string, texts: MoodleTexts): ImportProblem[] {
  const weights = childrenOf(question, 'answer').flatMap(({ line, attributes }) => {
    const value = attributes['fraction'] ?? '0';
    return Number.isFinite(Number(value))
      ? []
      : [{ line, code: 'weightInvalid' as const, params: { value: value.slice(0, 100) } }];
  });
  const { line } = childOf(question, 'questiontext') ?? question;
  const isOpen = type === 'cloze' && readCloze(texts.source()).openAt !== undefined;
  return isOpen ? [...weights, { line, code: 'braceMissing', params: { brace: '}' } }] : weights;
}

function readQuestion(element: XmlElement, category: string | undefined): Draft {
  const { line, attributes } = element;
  const type = (attributes['type'] ?? '').slice(0, 100);
  const texts = new MoodleTexts(element);
  const read = readByType.get(type);
  const name = textAt(element, 'name', 'text');
  const base = {
    line,
    ...(category !== undefined && { category }),
    pictures: texts.pictures.pictures,
  };
  if (!read) {
    const errors: ImportProblem[] = [{ line, code: 'unsupportedType', params: { type } }];
    return {
      ...base,
      name: name || defaultName(texts.source()),
      question: null,
      errors,
      notes: [],
    };
  }
  const parts = read(element, texts);
  const question = {
    ...blankQuestion(parts.type),
    text: parts.text ?? texts.questionHtml(),
    ...parts,
    ...commonParts(element, texts),
  };
  const answers = childrenOf(element, question.type === 'MATCHING' ? 'subquestion' : 'answer');
  return {
    ...base,
    name: name || defaultName(question.text),
    question,
    errors: problemsOf(element, type, texts),
    notes: notesOn(element, type, texts),
    answerLines: answers.map((answer) => answer.line),
  };
}

/** Parses Moodle XML. Source: Moodle, `qformat_xml`. */
export function readMoodleXml(text: string): { drafts: Draft[]; categories: ReadCategory[] } {
  const drafts: Draft[] = [];
  const categories: ReadCategory[] = [];
  let category: string | undefined;
  readXml(text, 'quiz', (element) => {
    if (element.name !== 'question') return;
    if (element.attributes['type'] === 'category') {
      const path = categoryPath(textAt(element, 'category', 'text'));
      categories.push({ line: element.line, path });
      category = path.join('/') || undefined;
      return;
    }
    drafts.push(readSafely(element.line, () => readQuestion(element, category)));
    if (drafts.length > maxImported) throw new UnreadableFileError('tooLarge', element.line);
  });
  return { drafts, categories };
}
