import { LearningPathList } from './learning-path-list';

export const Page = LearningPathList;
