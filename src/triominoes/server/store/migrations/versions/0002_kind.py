"""Tables, and matches that are kept for people at a real table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every match so far was played at a table."""
    kind = sa.Column("kind", sa.String(8), nullable=False, server_default="table")
    op.add_column("tables", kind)


def downgrade() -> None:
    """Forget what was kept, and leave the tables."""
    op.execute("DELETE FROM lines WHERE \"table\" IN (SELECT id FROM tables WHERE kind = 'kept')")
    op.execute("DELETE FROM tables WHERE kind = 'kept'")
    op.drop_column("tables", "kind")
