import { Route, Routes } from 'react-router';
import { PackageList } from './PackageList.js';
import { PackagePage } from './PackagePage.js';

/** The list with its dialogs, and the form page. */
export function PackagesModule() {
  return (
    <Routes>
      <Route path="create" element={<PackagePage key="create" />} />
      <Route path="edit/:id" element={<PackagePage key="edit" />} />
      <Route path="*" element={<PackageList />} />
    </Routes>
  );
}
