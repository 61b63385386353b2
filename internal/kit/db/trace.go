package db

import (
	"context"

	"github.com/jackc/pgx/v5"

	"rangrue/internal/kit/trace"
)

// queryTracer has pgx tell of each query. The driver of SQLite is wrapped instead: see [cachingConn].
type queryTracer struct{}

type endKey struct{}

func begin(ctx context.Context, queries ...string) context.Context {
	ctx, end := trace.SQL(ctx, queries...)
	return context.WithValue(ctx, endKey{}, end)
}

func finish(ctx context.Context, err error) {
	if end, ok := ctx.Value(endKey{}).(func(error)); ok {
		end(err)
	}
}

func (queryTracer) TraceQueryStart(ctx context.Context, _ *pgx.Conn, q pgx.TraceQueryStartData) context.Context {
	return begin(ctx, q.SQL)
}

func (queryTracer) TraceQueryEnd(ctx context.Context, _ *pgx.Conn, q pgx.TraceQueryEndData) {
	finish(ctx, q.Err)
}

func (queryTracer) TraceBatchStart(ctx context.Context, _ *pgx.Conn, b pgx.TraceBatchStartData) context.Context {
	if !trace.Sampled(ctx) {
		return ctx // a batch may have thousands of queries
	}
	var queries []string
	for _, q := range b.Batch.QueuedQueries {
		queries = append(queries, q.SQL)
	}
	return begin(ctx, queries...)
}

func (queryTracer) TraceBatchQuery(context.Context, *pgx.Conn, pgx.TraceBatchQueryData) {}

func (queryTracer) TraceBatchEnd(ctx context.Context, _ *pgx.Conn, b pgx.TraceBatchEndData) {
	finish(ctx, b.Err)
}
