import type { RulesPage } from '$table/contract';
const page: RulesPage = { title: 'Zenith', chapters: [] };
export default page;
