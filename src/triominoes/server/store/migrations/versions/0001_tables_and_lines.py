"""Tables and the lines of their records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("code", sa.String(12), unique=True),
        sa.Column("rematch", sa.String(64)),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("command", sa.String(80)),
        sa.Column("line", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "command", name="one_answer_for_a_command"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("lines")
    op.drop_table("tables")
