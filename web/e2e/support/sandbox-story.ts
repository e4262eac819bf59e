import { startProduct } from '../../../scripts/running-product.ts';
import { storyIn } from './own-product-story.ts';

/** Stories of a sandbox, which is its own card provider. */
export const sandboxStory = storyIn(() => startProduct({ SANDBOX: 'on' }));
