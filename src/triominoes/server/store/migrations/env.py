"""What Alembic runs to migrate the database; `database.migrate` gives it the connection."""

from alembic import context

from triominoes.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
