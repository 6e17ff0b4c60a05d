import { number } from 'yup';
import { code } from '../problem';

export const required = code('required');
/** What a question is worth, or an answer has earned. */
export const mark = () => number().min(0, code('min')).max(1_000, code('max')).required(required);
