import type { RulesPage } from '$table/contract';
const page: RulesPage = { title: 'Kepler-3Ad', chapters: [] };
export default page;
