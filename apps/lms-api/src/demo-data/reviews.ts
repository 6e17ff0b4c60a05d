import type { Chance } from './chance';

/** Review texts by stars. */
const texts: Record<number, string[]> = {
  5: [
    'The examples come from offices like ours, so I could use the first lesson the next morning.',
    'I had taken a course on this before and understood half of it. Now I could explain it to my sister.',
    'Clear from start to end. Thank you for the captions; my hearing is not good.',
    'Every lesson ends with something to do. That is why it stays in my head.',
    'I study after the night shift, in twenty minutes a day. The lessons are just the right length for that.',
    'No long introductions. It says what to do, why, and what goes wrong otherwise.',
    'সহজ ভাষায় লেখা, উদাহরণগুলো আমাদের চেনা জীবনের। খুব কাজে লেগেছে।',
    'প্রতিটি পাঠের শেষে কী করতে হবে তা পরিষ্কার। আমি আমার দোকানের কাজে লাগিয়েছি।',
    'যা শিখেছি পরদিনই কাজে ব্যবহার করতে পেরেছি।',
    'আমার ছোট ভাইকেও ভর্তি করিয়ে দিয়েছি। এত গুছিয়ে কেউ বোঝায়নি।',
  ],
  4: [
    'Very useful. I would have liked one more exercise in every section.',
    'Good course. Some parts were familiar to me, but the order in which it builds up is excellent.',
    'Reads well on my phone, even when the connection is slow. A few more pictures would help.',
    'Practical and honest. The last section could go deeper.',
    'I liked that it tells you when not to use a method. One star less because I wanted more of it.',
    'ভালো কোর্স। আরও কয়েকটি উদাহরণ থাকলে আরও ভালো হতো।',
    'ফোনে পড়তে কোনো অসুবিধা হয়নি। টেবিলগুলো একটু ছোট লেখায়।',
    'বাসে বসে পড়ি। ছোট ছোট পাঠ, তাই মাঝপথে থামলেও অসুবিধা হয় না।',
  ],
  3: [
    'Fine for beginners. If you have worked for a few years you will know most of it.',
    'The content is good, but I wish that it had more practice and less reading.',
    'মোটামুটি। অনুশীলনী আরও বেশি দরকার ছিল।',
  ],
  2: [
    'I expected more examples from small towns. The texts are well written, though.',
    'Too much reading for me; I learn better by watching.',
  ],
  1: ['Not what I was looking for. The title made me think of something more advanced.'],
};

/** Review texts of learners who passed the final quiz. */
const finisherTexts: Record<number, string[]> = {
  5: [
    'I showed the certificate in an interview and they checked it on the spot with a phone.',
    'The feedback after the quiz taught me more than the questions themselves.',
    'I passed at the second attempt, and by then I knew why I had failed the first.',
    'কুইজটা কঠিন, কিন্তু ন্যায্য। পাস করে সত্যিই ভালো লেগেছে।',
  ],
  4: [
    'The final quiz asks what you would do, not what you remember. I had to think.',
    'সনদ পেয়ে গেছি। কুইজের আগে আরেকটা অনুশীলনী থাকলে ভালো হতো।',
  ],
  3: ['The course is good, but I needed more time for the final quiz than it gives.'],
};

const silentShare = 0.3;

/**
 * Makes a rating, and maybe a review text not yet used for this course. Those who finished are
 * mostly content; those who stopped and still write are mostly disappointed.
 */
export const makeReview = (
  { random, happens, pick }: Chance,
  finished: boolean,
  written: Set<string>,
) => {
  const mood = random() + (finished ? 0.15 : -0.1);
  const stars = mood > 0.55 ? 5 : mood > 0.25 ? 4 : mood > 0.1 ? 3 : mood > 0 ? 2 : 1;
  const pool = [...(texts[stars] ?? []), ...(finished ? (finisherTexts[stars] ?? []) : [])];
  const left = pool.filter((text) => !written.has(text));
  const review = left.length === 0 || happens(silentShare) ? '' : pick(left);
  written.add(review);
  return { stars, review };
};
