/** Before any test: what runs is built once, so that tests in parallel find it whole. */
export { buildHouse as setup } from '../../tools/build.js';
