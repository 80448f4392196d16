export { FeedbackForm } from './feedback-form.tsx';
export { useFeedbackTexts } from './feedback-texts.ts';
