"""The steps of the schema, one file each; a published one is never changed."""
